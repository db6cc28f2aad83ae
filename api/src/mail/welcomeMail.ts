import { createMail } from './layout.ts'

export const welcomeMail = createMail({
  fr: () => ({
    subject: 'Bienvenue à Palier',
    preview: 'Votre compte est actif, et votre première liste d’achat vous attend.',
    paragraphs: [
      'Votre compte est actif. Une première liste d’achat, encore vide, vous attend.',
      'Pour commencer, ajoutez-y un titre que vous connaissez bien, puis posez ses quatre prix, du moins intéressant au plus intéressant. Son score montera à mesure que le cours s’en approche.',
      'Palier ne vous dira jamais quoi acheter\u00a0: les prix sont les vôtres, et les décisions aussi.',
    ],
    button: 'Ouvrir ma liste',
    notes: [],
    reason: 'Vous recevez ce courriel, une seule fois, parce que vous venez d’activer votre compte.',
  }),
  en: () => ({
    subject: 'Welcome to Palier',
    preview: 'Your account is active, and your first buy list is waiting.',
    paragraphs: [
      'Your account is active, and your first buy list is ready and waiting.',
      'To get started, add a stock you know well, then set its four prices, from mildly interesting to irresistible. Its score climbs as the price gets closer to them.',
      'Palier will never tell you what to buy: you set the prices, and you make the decisions.',
    ],
    button: 'Open my list',
    notes: [],
    reason: 'You’re receiving this one-time email because you just activated your account.',
  }),
})
