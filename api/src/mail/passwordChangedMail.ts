import { formatInstant } from './mailSentences.ts'
import { createMail } from './layout.ts'

export const passwordChangedMail = createMail<{
  changedAt: Date
}>({
  fr: ({ changedAt }) => ({
    subject: 'Votre mot de passe Palier a changé',
    preview: 'Si c’était vous, tout va bien. Sinon, agissez sans attendre.',
    paragraphs: [
      `Le mot de passe de votre compte a changé le ${formatInstant('fr', changedAt)}. Les autres appareils ont été déconnectés.`,
      'Si c’était vous, tout va bien\u00a0: il n’y a rien à faire.',
      'Si ce n’était pas vous, choisissez sans attendre un nouveau mot de passe.',
    ],
    button: 'Ce n’était pas moi',
    notes: ['Si vous vous servez de l’ancien mot de passe ailleurs, changez-le aussi là-bas.'],
    reason:
      'Vous recevez ce courriel parce que nous prévenons toujours le propriétaire d’un compte dont le mot de passe change.',
  }),
  en: ({ changedAt }) => ({
    subject: 'Your Palier password was changed',
    preview: 'If it was you, you’re all set. If not, act now.',
    paragraphs: [
      `The password of your account was changed on ${formatInstant('en', changedAt)}. Your other devices have been signed out.`,
      'If it was you, you’re all set: there’s nothing to do.',
      'If it wasn’t you, choose a new password right away.',
    ],
    button: 'It wasn’t me',
    notes: ['If you use your old password anywhere else, change it there too.'],
    reason: 'You’re receiving this email because we always let you know when your password changes.',
  }),
})
