import type { PlanExcess } from '@palier/domain/watchlists/beyondPlan'
import { excessSentences } from './excessSentences.ts'
import { formatDate } from './mailSentences.ts'
import { createMail } from './layout.ts'

export const planEndedMail = createMail<{
  planName: string
  endedAt: Date
  nextPlanName: string
  excess: PlanExcess
}>({
  fr: ({ planName, endedAt, nextPlanName, excess }) => {
    const over = excessSentences('fr', excess)
    return {
      subject: `Votre forfait ${planName} a pris fin`,
      preview: `Le forfait ${nextPlanName} s’applique maintenant.`,
      paragraphs: [
        `Votre forfait ${planName} a pris fin le ${formatDate('fr', endedAt)}. Le forfait ${nextPlanName} s’applique maintenant. Rien de ce que vous avez n’est supprimé.`,
        ...(over
          ? [
              `Vous avez ${over} au-delà de ses limites. Vous pouvez toujours consulter, exporter et supprimer ce surplus, mais plus le modifier; un forfait plus grand l’ouvre de nouveau.`,
            ]
          : []),
      ],
      button: 'Voir les forfaits',
      notes: ['Ce que vous avez fait en premier reste ouvert, jusqu’aux limites de votre forfait.'],
      reason: 'Vous recevez ce courriel parce que le forfait de votre compte Palier a changé.',
    }
  },
  en: ({ planName, endedAt, nextPlanName, excess }) => {
    const over = excessSentences('en', excess)
    return {
      subject: `Your ${planName} plan has ended`,
      preview: `You’re now on the ${nextPlanName} plan.`,
      paragraphs: [
        `Your ${planName} plan ended on ${formatDate('en', endedAt)}. You’re now on the ${nextPlanName} plan. Nothing has been deleted.`,
        ...(over
          ? [
              `You have ${over} over its limits. You can still read, export and delete them, but not change them; a larger plan unlocks them.`,
            ]
          : []),
      ],
      button: 'See plans',
      notes: ['What you created first stays editable, up to your plan’s limits.'],
      reason: 'You’re receiving this email because your Palier plan has changed.',
    }
  },
})
