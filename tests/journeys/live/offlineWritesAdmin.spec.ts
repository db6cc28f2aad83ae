import type { Locator, Page } from '@playwright/test'
import { ADMINISTRATOR, ADMINISTRATOR_SETTINGS } from '../../support/people/administrator.ts'
import { type Act, tryInVainThenOnce } from '../../support/faults/brokenNetwork.ts'
import { expect } from '../../support/journey.ts'
import { createNewcomer, newEmail, wordsOf } from '../../support/people/newcomer.ts'
import { journeyOn } from '../../support/ownPalier.ts'

const KEY = 'a-key-for-synchronizations'
const test = journeyOn(async () => ({ ...ADMINISTRATOR_SETTINGS, SYNC_AUTH_KEY: KEY, INVITATION_REQUIRED: 'true' }))

const say = wordsOf('fr')
const field = (place: Page | Locator, id: string) => place.getByLabel(say(id), { exact: true })
const press = (place: Page | Locator, id: string) => place.getByRole('button', { name: say(id), exact: true }).click()
const told = (page: Page, id: string) => expect(page.getByRole('status').filter({ hasText: say(id) })).toBeVisible()

test.use({ viewport: { width: 1440, height: 900 }, fetchesAhead: true })
test.slow()

/** What the browser itself says, in windows of its own, that are closed at once. */
function hearBrowser(page: Page): { heard: (sentence: string) => Promise<void> } {
  const said: string[] = []
  page.on('dialog', (dialog) => {
    said.push(dialog.message())
    void dialog.accept()
  })
  return { heard: (sentence) => expect.poll(() => said.pop()).toBe(sentence) }
}

const whose = (page: Page, id: string, email: string) =>
  page.getByRole('button', { name: say(id).replace('{email}', email) })
const sent = (page: Page, email: string) =>
  page
    .getByRole('table', { name: say('administration.group.SENT') })
    .getByRole('row')
    .filter({ hasText: email })

const actsOnInvitations = (asking: string, invited: string): readonly Act[] => [
  {
    name: 'accepting who asked',
    writes: ['useAcceptInvitationRequestMutation'],
    write: async () => {},
    async send(page) {
      await whose(page, 'administration.accept.who', asking).click()
      await press(page, 'administration.accept.yes')
    },
    kept: (page) => [[whose(page, 'administration.accept.who', asking)]],
    done: (page) => expect(sent(page, asking)).toHaveCount(1),
  },
  {
    name: 'an invitation',
    writes: ['useSendInvitationMutation'],
    adds: ['useSendInvitationMutation'],
    async write(page) {
      await press(page, 'administration.invite')
      const dialog = page.getByRole('dialog')
      await field(dialog, 'administration.column.firstName').fill('Wei')
      await field(dialog, 'administration.column.lastName').fill('Chen')
      await field(dialog, 'administration.column.email').fill(invited)
    },
    send: (page) => press(page.getByRole('dialog'), 'administration.invite.send'),
    kept: (page) => [[field(page.getByRole('dialog'), 'administration.column.email'), invited]],
    async done(page) {
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(sent(page, invited)).toHaveCount(1)
    },
  },
  {
    name: 'an invitation once more',
    writes: ['useResendInvitationMutation'],
    write: async () => {},
    send: (page) => whose(page, 'administration.resend.to', asking).click(),
    kept: (page) => [[whose(page, 'administration.resend.to', asking)]],
    done: (page) => expect(sent(page, asking)).toContainText(say('administration.status.sentBack')),
  },
]

const TESTS: readonly Act[] = [
  {
    name: 'the clock of the payments',
    writes: ['useSetClockIdMutation'],
    write: (page) => page.getByLabel(say('administration.clockId')).fill('PT1H'),
    send: (page) => press(page, 'administration.clock.set'),
    kept: (page) => [[page.getByLabel(say('administration.clockId')), 'PT1H']],
    done: (page) => told(page, 'administration.clock.done'),
  },
  {
    name: 'an invoice on trial',
    writes: ['useSendInvoiceTestMutation'],
    write: (page) => field(page, 'administration.column.email').fill(ADMINISTRATOR.email),
    send: (page) => press(page, 'administration.invoice.send'),
    kept: (page) => [[field(page, 'administration.column.email'), ADMINISTRATOR.email]],
    done: (page) => told(page, 'administration.invoice.done'),
  },
]

test(
  'asking for an invitation, the terms and every form of an administrator, without a network and once',
  { tag: '@whole' },
  async ({ page, visit }) => {
    const asking = newEmail()
    await visit('/register/form')
    await tryInVainThenOnce(page, say, [
      {
        name: 'asking for an invitation',
        writes: ['useRequestInvitationMutation'],
        async write() {
          await field(page, 'gate.firstName').fill('Amélie')
          await field(page, 'gate.lastName').fill('Gagnon')
          await field(page, 'gate.email').fill(asking)
          await page.getByLabel(say('gate.motivation')).fill('Quatre prix par titre.')
        },
        send: () => press(page, 'gate.askForInvitation'),
        kept: () => [[page.getByLabel(say('gate.motivation')), 'Quatre prix par titre.']],
        done: () => expect(page.getByText(asking)).toBeVisible(),
      },
    ])

    const newcomer = createNewcomer(page)
    await newcomer.signIn(ADMINISTRATOR.email, ADMINISTRATOR.password)
    const agree = page.getByRole('checkbox', { name: say('terms.agree') })
    await agree.waitFor()
    await tryInVainThenOnce(page, say, [
      {
        name: 'the terms',
        writes: ['useAnswerTermsMutation'],
        write: () => agree.check(),
        send: () => press(page, 'terms.accept'),
        kept: () => [[page.getByRole('checkbox', { name: say('terms.agree'), checked: true })]],
        done: () => newcomer.expectHome(),
      },
    ])

    await page.goto('/admin?tab=invitations')
    await tryInVainThenOnce(page, say, actsOnInvitations(asking, newEmail()))

    const { heard } = hearBrowser(page)
    await page.goto('/admin?tab=maintenance')
    await tryInVainThenOnce(page, say, [
      {
        name: 'a synchronization',
        writes: ['useSynchronizeMutation'],
        write: () => field(page, 'administration.authKey').fill(KEY),
        send: () => press(page, 'administration.synchronize'),
        said: (_page, sentence) => heard(sentence),
        kept: () => [[field(page, 'administration.authKey'), KEY]],
        done: () => told(page, 'administration.synchronized'),
      },
    ])
    await page.goto('/admin?tab=tests')
    await tryInVainThenOnce(page, say, TESTS)
  },
)
