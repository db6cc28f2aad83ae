import { expirySentence } from './mailSentences.ts'
import { createMail } from './layout.ts'
import { personName } from './personName.ts'

export const invitationMail = createMail<{
  /** Null if the invitation follows a request. */
  inviterName: string | null
  planName: string
  expiresAt: Date
  now: Date
}>({
  fr: ({ inviterName, planName, expiresAt, now }) => {
    const inviter = personName(inviterName ?? '')
    return {
      subject: inviter === null ? 'Votre invitation à Palier' : `${inviter} vous invite à Palier`,
      preview: `Votre place est prête, avec le forfait ${planName}.`,
      paragraphs: [
        inviter === null
          ? `Bonne nouvelle\u00a0: votre place à Palier est prête, avec le forfait ${planName}.`
          : `${inviter} vous invite à Palier. Votre place est prête, avec le forfait ${planName}.`,
        'Palier suit les titres qui vous intéressent\u00a0: vous posez quatre prix, et un score vous dit où chacun en est.',
      ],
      button: 'Créer mon compte',
      notes: [
        expirySentence('fr', expiresAt, now),
        'L’invitation vaut pour cette adresse de courriel seulement. Si Palier ne vous dit rien, ignorez-la\u00a0: aucun compte ne sera créé.',
      ],
      reason:
        inviter === null
          ? 'Vous recevez ce courriel parce qu’une invitation à Palier a été préparée pour votre adresse.'
          : `${inviter} nous a donné votre adresse pour vous inviter\u00a0: c’est pourquoi vous recevez ce courriel.`,
    }
  },
  en: ({ inviterName, planName, expiresAt, now }) => {
    const inviter = personName(inviterName ?? '')
    return {
      subject: inviter === null ? 'Your invitation to Palier' : `${inviter} invites you to Palier`,
      preview: `Your place is ready, with the ${planName} plan.`,
      paragraphs: [
        inviter === null
          ? `Good news: your place at Palier is ready, with the ${planName} plan.`
          : `${inviter} invites you to Palier. Your place is ready, with the ${planName} plan.`,
        'Palier tracks the stocks you care about: you set four prices for each, and a score shows where it stands.',
      ],
      button: 'Create my account',
      notes: [
        expirySentence('en', expiresAt, now),
        'This invitation is for this email address only. If you weren’t expecting it, ignore it: no account will be created.',
      ],
      reason:
        inviter === null
          ? 'You’re receiving this email because an invitation to Palier was prepared for your address.'
          : `You’re receiving this email because ${inviter} gave us your address to invite you.`,
    }
  },
})
