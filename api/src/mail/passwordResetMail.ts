import { expirySentence } from './mailSentences.ts'
import { createMail } from './layout.ts'

export const passwordResetMail = createMail<{
  expiresAt: Date
  now: Date
}>({
  fr: ({ expiresAt, now }) => ({
    subject: 'Choisissez un nouveau mot de passe',
    preview: 'Le lien pour remplacer votre mot de passe Palier.',
    paragraphs: [
      'Vous avez demandé à remplacer votre mot de passe. Ce bouton ouvre la page où vous en choisirez un nouveau.',
    ],
    button: 'Choisir un nouveau mot de passe',
    notes: [
      expirySentence('fr', expiresAt, now),
      'Par prudence, tous vos appareils devront ensuite se reconnecter.',
      'Vous n’avez rien demandé? Ignorez ce courriel\u00a0: votre mot de passe actuel reste le bon.',
    ],
    reason: 'Vous recevez ce courriel parce qu’un nouveau mot de passe a été demandé pour le compte de cette adresse.',
  }),
  en: ({ expiresAt, now }) => ({
    subject: 'Choose a new password',
    preview: 'The link to replace your Palier password.',
    paragraphs: ['You asked to replace your password. This button opens the page where you choose a new one.'],
    button: 'Choose a new password',
    notes: [
      expirySentence('en', expiresAt, now),
      'To be safe, all your devices will then have to sign in again.',
      'If you did not ask for this, ignore this email: your current password still works.',
    ],
    reason: 'You’re receiving this email because someone requested a new password for the account with this address.',
  }),
})
