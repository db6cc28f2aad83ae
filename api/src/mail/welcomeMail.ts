import type { MailLanguage } from '../providers/mail/port.ts'
import { greeting } from './mailSentences.ts'
import { type MailWords, writeMail } from './layout.ts'

type WelcomeFacts = {
  firstName: string
  /** The first page of a person who is signed in. */
  url: string
}

/** Greets a person whose account has just become active. */
export function welcomeMail(language: MailLanguage, facts: WelcomeFacts) {
  return writeMail(language, WORDS[language](facts))
}

const WORDS: Record<MailLanguage, (facts: WelcomeFacts) => MailWords> = {
  fr: ({ firstName, url }) => ({
    subject: 'Bienvenue à Palier',
    preview: 'Votre compte est actif, et votre première liste d’achat vous attend.',
    greeting: greeting('fr', firstName),
    paragraphs: [
      'Votre compte est actif. Une première liste d’achat, encore vide, vous attend.',
      'Pour commencer, ajoutez-y un titre que vous connaissez bien, puis posez ses quatre prix, du moins intéressant au plus intéressant. Son score montera à mesure que le cours s’en approche.',
      'Palier ne vous dira jamais quoi acheter\u00a0: les prix sont les vôtres, et les décisions aussi.',
    ],
    button: { label: 'Ouvrir ma liste', url },
    notes: [],
    reason: 'Vous recevez ce courriel, une seule fois, parce que vous venez d’activer votre compte.',
  }),
  en: ({ firstName, url }) => ({
    subject: 'Welcome to Palier',
    preview: 'Your account is active, and your first buy list is waiting.',
    greeting: greeting('en', firstName),
    paragraphs: [
      'Your account is active. A first buy list, still empty, is waiting for you.',
      'To begin, add a stock that you know well, then set its four prices, from the least to the most interesting. Its score will climb as the price comes closer to them.',
      'Palier will never tell you what to buy: the prices are yours, and so are the decisions.',
    ],
    button: { label: 'Open my list', url },
    notes: [],
    reason: 'You are receiving this email, only once, because you have just activated your account.',
  }),
}
