import { confirmEmail, register, resendActivation } from '@palier/contract/accounts/authenticationCalls'
import { forAnyone, optionalUser } from '../kernel/route.ts'

export const registrationRoutes = {
  register: optionalUser(register, async ({ input, viewer, address, now, services: { registration } }) => {
    const { version, areTermsAndContionsAccepted: isAccepted } = input.termsAndConditionsAnswer
    const request = {
      email: input.email,
      firstName: input.firstname,
      lastName: input.lastname,
      password: input.password,
      confirmation: input.passwordConfirmation,
      language: input.twoLettersPreferredLanguage,
      terms: { version, isAccepted },
      humanToken: input.token,
      inviteToken: input.inviteToken ?? null,
      address,
      guestWork: { guest: viewer, ids: input.keep ?? [] },
    }
    const { email, isConfirmed, keptCount } = await registration.register(request, now)
    const emailConfirmationStatus: 'confirmed' | 'notConfirmed' = isConfirmed ? 'confirmed' : 'notConfirmed'
    return { data: { emailConfirmationStatus, email, keptCount } }
  }),

  confirmEmail: forAnyone(confirmEmail, async ({ input, now, services: { activation } }) => {
    const email = await activation.confirm(input.token, now)
    return { data: { emailConfirmationStatus: 'confirmed' as const, email } }
  }),

  resendActivation: forAnyone(resendActivation, async ({ input, now, services: { activation } }) => {
    return { data: { email: await activation.sendAgain(input.oldToken, now) } }
  }),
}
