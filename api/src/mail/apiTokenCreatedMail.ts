import { formatInstant } from './mailSentences.ts'
import { createMail } from './layout.ts'

export const apiTokenCreatedMail = createMail<{
  name: string
  scope: 'read' | 'write'
  createdAt: Date
  expiresAt: Date
}>({
  fr: ({ name, scope, createdAt, expiresAt }) => ({
    subject: 'Un jeton d’accès à votre compte Palier a été créé',
    preview: 'Si c’était vous, tout va bien. Sinon, révoquez-le.',
    paragraphs: [
      `Le jeton «\u00a0${name}\u00a0» a été créé le ${formatInstant('fr', createdAt)}. Jusqu’au ${formatInstant('fr', expiresAt)}, un programme qui le détient peut ${scope === 'read' ? 'lire vos listes et vos portefeuilles' : 'lire et modifier vos listes et vos portefeuilles'} en votre nom.`,
      'Si c’était vous, tout va bien\u00a0: il n’y a rien à faire.',
      'Si ce n’était pas vous, révoquez-le dans votre compte et changez votre mot de passe sans attendre.',
    ],
    button: 'Voir mes jetons',
    notes: [],
    reason:
      'Vous recevez ce courriel parce que nous prévenons toujours le propriétaire d’un compte dont un jeton est créé.',
  }),
  en: ({ name, scope, createdAt, expiresAt }) => ({
    subject: 'An access token for your Palier account was created',
    preview: 'If it was you, you’re all set. If not, revoke it.',
    paragraphs: [
      `The token “${name}” was created on ${formatInstant('en', createdAt)}. Until ${formatInstant('en', expiresAt)}, a program that holds it can ${scope === 'read' ? 'read your lists and portfolios' : 'read and change your lists and portfolios'} on your behalf.`,
      'If it was you, you’re all set: there’s nothing to do.',
      'If it wasn’t you, revoke it in your account and change your password right away.',
    ],
    button: 'See my tokens',
    notes: [],
    reason: 'You’re receiving this email because we always let you know when a token is created for your account.',
  }),
})
