import { expect, type Locator, type Page } from '@playwright/test'
import { browserSession } from './browserSession.ts'
import { linkInMail } from './mailbox.ts'
import { isWhole } from '../whole.ts'
import { areasOf } from '../project/words.ts'

export const PASSWORD = 'Quatre-marches-7!'
export const OTHER_PASSWORD = 'Cinq-marches-8!'

export type Language = 'fr' | 'en'
const LANGUAGES: readonly Language[] = ['fr', 'en']

/** The languages a journey is walked in: both with TESTS=whole, else the one named. Half of them name each. */
export function languagesOf(usual: Language): readonly Language[] {
  return isWhole ? LANGUAGES : [usual]
}

let count = 0

export function newEmail(): string {
  count += 1
  return `personne-${process.pid}-${Date.now()}-${count}@exemple.ca`
}

/** The button in the bar that opens the person's own menu, in either language. */
export function personalMenu(page: Page): Locator {
  return page.getByRole('button', { name: /^Menu (personnel|of) / })
}

/** What the page says under this name. */
export type Say = (id: string) => string

/** The words of a page in this language, for sentences without figures. */
export function wordsOf(language: Language): Say {
  const words = new Map([...areasOf(language).values()].flatMap((area) => Object.entries(area)))
  return (id) => {
    const sentence = words.get(id)
    if (sentence === undefined) throw new Error(`nothing is said under ${id}`)
    return sentence
  }
}

/** Somebody in front of the pages by which people come in. */
export function createNewcomer(page: Page, language: Language = 'fr') {
  const say = wordsOf(language)
  const field = (id: string) => page.getByLabel(say(id), { exact: true })
  const press = (id: string) => page.getByRole('button', { name: say(id), exact: true }).click()

  async function fillIn({ email, password = PASSWORD }: { email: string; password?: string }) {
    await field('gate.firstName').fill('Marie')
    await field('gate.lastName').fill('Lévesque')
    await field('gate.email').fill(email)
    await field('gate.password').fill(password)
    await field('gate.passwordConfirmation').fill(password)
    await page.getByRole('checkbox', { name: language === 'fr' ? /J’accepte/ : /I accept/ }).check()
  }

  return {
    say,
    field,
    press,
    fillIn,
    /** Fills in the form that the page shows and sends it. */
    async register(email: string, password = PASSWORD) {
      await fillIn({ email, password })
      await press('gate.register')
    },
    async signIn(email: string, password = PASSWORD) {
      await page.goto('/login')
      await field('gate.email').fill(email)
      await field('gate.password').fill(password)
      await press('gate.signIn')
    },
    async signOut() {
      await personalMenu(page).click()
      await page.getByRole('menuitem', { name: say('shell.signOut') }).click()
      await expect(page.getByRole('link', { name: say('welcome.signIn') })).toBeVisible()
    },
    /** Somebody is signed in, and at home. */
    async expectHome() {
      await expect(personalMenu(page)).toBeVisible()
      await expect(page).toHaveURL('/')
    },
    async askForReset(email: string) {
      await page.goto('/resetPassword/request')
      await field('gate.email').fill(email)
      await press('gate.sendLink')
      await expect(page).toHaveURL(/\/resetPassword\/sent/)
    },
    /** Chooses a new password on the page of this link. */
    async replacePassword(link: string, password = OTHER_PASSWORD) {
      await page.goto(link)
      await field('gate.newPassword').fill(password)
      await field('gate.passwordConfirmation').fill(password)
      await press('gate.savePassword')
    },
  }
}

/** The subjects of the mails, by what they are for. */
export const SUBJECTS = {
  fr: { activation: /^Activez/, reset: /mot de passe/i, invitation: /vous invite|Votre invitation/ },
  en: { activation: /^Activate/, reset: /password/i, invitation: /invites you|Your invitation/ },
} as const

type Visit = (path?: string, language?: Language) => Promise<void>

/** Somebody with an account of their own, made here by calls, signed in and at home. */
export async function becomeMember(page: Page, visit: Visit, language: Language = 'fr') {
  const newcomer = createNewcomer(page, language)
  const email = newEmail()
  const session = browserSession(page, language)
  await session.register(email, PASSWORD)
  const link = await linkInMail(page, email, SUBJECTS[language].activation)
  await session.confirm(new URLSearchParams(new URL(link).hash.slice(1)).get('token') ?? '')
  await session.signIn(email, PASSWORD)
  await visit('/', language)
  await newcomer.expectHome()
  return { ...newcomer, email }
}
