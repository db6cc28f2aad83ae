import { expirySentence } from './mailSentences.ts'
import { createMail } from './layout.ts'

export const activationMail = createMail<{
  expiresAt: Date
  now: Date
}>({
  fr: ({ expiresAt, now }) => ({
    subject: 'Activez votre compte Palier',
    preview: 'Un clic pour confirmer votre adresse, et votre compte est prêt.',
    paragraphs: [
      'Merci de votre inscription à Palier. Il reste un pas\u00a0: confirmez que cette adresse de courriel est bien la vôtre, et votre compte sera prêt.',
    ],
    button: 'Activer mon compte',
    notes: [
      expirySentence('fr', expiresAt, now),
      'Ce n’était pas vous? Ignorez ce courriel\u00a0: sans ce lien, le compte ne s’ouvrira pas.',
    ],
    reason: 'Vous recevez ce courriel parce qu’un compte a été demandé avec votre adresse.',
  }),
  en: ({ expiresAt, now }) => ({
    subject: 'Activate your Palier account',
    preview: 'One click to confirm your address, and your account is ready.',
    paragraphs: [
      'Thanks for signing up for Palier. One last step: confirm that this email address is yours, and your account will be ready.',
    ],
    button: 'Activate my account',
    notes: [
      expirySentence('en', expiresAt, now),
      'If this wasn’t you, ignore this email: the account can’t be opened without this link.',
    ],
    reason: 'You’re receiving this email because someone signed up with your address.',
  }),
})
