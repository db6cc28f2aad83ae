import { createMail } from './layout.ts'

/** Does not repeat the request's text: anyone can enter any address, and could send text to it. */
export const invitationRequestReceivedMail = createMail({
  fr: () => ({
    subject: 'Nous avons reçu votre demande d’invitation',
    preview: 'Une personne la lira, et la réponse viendra à cette adresse.',
    paragraphs: [
      'Merci de votre intérêt pour Palier. Votre demande d’invitation est bien arrivée. Une personne la lira, et la réponse viendra à cette adresse.',
      'D’ici là, l’essai sans compte vous est ouvert\u00a0: des listes et un portefeuille de démonstration, que vous pouvez changer à votre guise.',
    ],
    button: 'Essayer Palier sans compte',
    notes: ['Vous n’avez rien demandé? Ignorez ce courriel\u00a0: aucun compte n’a été créé.'],
    reason: 'Vous recevez ce courriel parce qu’une invitation a été demandée avec votre adresse.',
  }),
  en: () => ({
    subject: 'We’ve received your invitation request',
    preview: 'A real person will read it and reply to this address.',
    paragraphs: [
      'Thanks for your interest in Palier. We’ve received your invitation request. A real person will read it and reply to this address.',
      'In the meantime, you can try Palier without an account, with demo lists and a portfolio to play with.',
    ],
    button: 'Try Palier without an account',
    notes: ['If you didn’t request this, ignore this email: no account was created.'],
    reason: 'You’re receiving this email because someone requested an invitation with your address.',
  }),
})
