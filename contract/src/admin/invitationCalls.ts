import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { emailAddress, FREE_TEXT_LENGTH, humanActionToken, mailToken, personName } from '../accounts/personSchemas.ts'
import { boundedPage, pageEnd, sortedBy } from '../kernel/page.ts'
import { boundedText, empty, language } from '../kernel/scalars.ts'
import { invitation, userRegistrationInfo } from '../accounts/userSchemas.ts'

const invitations = z.object({ invitations: z.array(invitation) })
const planName = z.string().min(1).max(50)

/** Extension: maximum number of invitations returned, latest change first. */
const answered = { first: z.int().min(1).max(500).optional() }

export const getUsersRegistrationInfo = call({
  item: 'API-31',
  summary: 'Lists the registered people',
  path: '/api/manage/Account/GetUsersRegistrationInfo',
  access: 'admin',
  input: boundedPage.extend(sortedBy('email', 'firstname', 'lastname', 'planName', 'utcDateTime')),
  output: z.object({ users: z.array(userRegistrationInfo), ...pageEnd }),
})

export const sendInvitation = call({
  item: 'API-32',
  summary: 'Sends an invitation',
  path: '/api/Invitation/Send',
  access: 'admin',
  write: true,
  input: z.object({
    firstname: personName,
    lastname: personName,
    email: emailAddress,
    plan: planName,
    twoLettersPreferredLanguage: language,
    ...answered,
  }),
  output: invitations,
  errors: ['EmailAlreadyUsed', 'resource_missing', 'parameter_invalid_empty'],
})

export const resendInvitation = call({
  item: 'API-33',
  summary: 'Sends an invitation again',
  path: '/api/Invitation/Resend',
  access: 'admin',
  write: true,
  input: z.object({ email: emailAddress, ...answered }),
  output: invitations,
  errors: ['resource_missing', 'parameter_invalid_empty'],
})

export const acceptInvitationRequest = call({
  item: 'API-34',
  summary: 'Accepts the request of a visitor for an invitation',
  path: '/api/Invitation/AcceptInvitationVisitorRequest',
  access: 'admin',
  write: true,
  input: z.object({ email: emailAddress, planName, ...answered }),
  output: invitations,
  errors: ['resource_missing', 'parameter_invalid_empty'],
})

export const getInvitationPlans = call({
  item: 'API-35',
  summary: 'Lists the plans that an invitation may name',
  path: '/api/Invitation/GetPlans',
  access: 'admin',
  input: empty,
  output: z.object({ plans: z.array(z.string()) }),
})

export const getInvitations = call({
  item: 'API-36',
  summary: 'Lists the invitations',
  path: '/api/Invitation/GetList',
  access: 'admin',
  input: boundedPage.extend({
    ...sortedBy('email', 'lastname', 'status', 'lastUpdateDate'),
    // Extension: only one of the three groups.
    group: z.enum(['asked', 'sent', 'completed']).optional(),
  }),
  output: invitations.extend(pageEnd),
})

/** Does not reveal whether the address is known. */
export const askForInvitation = call({
  item: 'API-37',
  summary: 'Asks for an invitation',
  path: '/api/Invitation/InvitationAsked',
  access: 'open',
  limit: 'invitationRequests',
  spends: true,
  input: z.object({
    firstName: personName,
    lastName: personName,
    email: emailAddress,
    motivation: boundedText(FREE_TEXT_LENGTH, 1),
    humanActionToken,
    twoLettersPreferredLanguage: language,
  }),
  output: z.object({ email: z.string() }),
  errors: ['parameter_invalid_empty', 'HumanCheckUnavailable'],
})

export const visitWithInvitation = call({
  item: 'API-38',
  summary: 'Records the visit of an invited person',
  path: '/api/Invitation/InvitedVisitorHasVisitedWebsite',
  access: 'open',
  spends: true,
  input: z.object({ invitationToken: mailToken }),
  output: z.object({
    email: z.string(),
    firstname: z.string(),
    lastname: z.string(),
    twoLettersPreferredLanguage: language,
  }),
  errors: ['InvitationTokenInvalid', 'InvitationValidationProcessFailed'],
})
