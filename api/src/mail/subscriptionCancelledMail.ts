import type { PlanExcess } from '@palier/domain/watchlists/beyondPlan'
import { excessSentences } from './excessSentences.ts'
import { formatDate } from './mailSentences.ts'
import { createMail } from './layout.ts'

/** Confirms that a subscription will not be renewed, and says what follows. */
export const subscriptionCancelledMail = createMail<{
  planName: string
  /** When the paid period ends. */
  endsAt: Date
  nextPlanName: string
  /** What the next plan will close to writing. */
  excess: PlanExcess
}>({
  fr: ({ planName, endsAt, nextPlanName, excess }) => {
    const day = formatDate('fr', endsAt)
    const over = excessSentences('fr', excess)
    return {
      subject: 'Votre abonnement est annulé',
      preview: `Le forfait ${planName} reste ouvert jusqu’au ${day}.`,
      paragraphs: [
        `Votre abonnement est annulé, comme vous l’avez demandé. Le forfait ${planName} reste ouvert jusqu’au ${day}; rien ne sera plus prélevé.`,
        `Ensuite, le forfait ${nextPlanName} s’applique. Rien de ce que vous avez n’est supprimé.`,
        ...(over
          ? [
              `Vous avez ${over} au-delà de ses limites. Vous pourrez toujours consulter, exporter et supprimer ce surplus, mais plus le modifier.`,
            ]
          : []),
      ],
      button: 'Voir mon abonnement',
      notes: ['Vous pouvez reprendre votre abonnement quand vous voudrez.'],
      reason: 'Vous recevez ce courriel parce que l’abonnement de votre compte Palier a été annulé.',
    }
  },
  en: ({ planName, endsAt, nextPlanName, excess }) => {
    const day = formatDate('en', endsAt)
    const over = excessSentences('en', excess)
    return {
      subject: 'Your subscription is cancelled',
      preview: `The ${planName} plan stays open until ${day}.`,
      paragraphs: [
        `Your subscription is cancelled, as you asked. The ${planName} plan stays open until ${day}; nothing more will be charged.`,
        `Then the ${nextPlanName} plan applies. Nothing that you have is deleted.`,
        ...(over
          ? [`You have ${over} over its limits. They can still be read, exported and deleted, but no longer changed.`]
          : []),
      ],
      button: 'See my subscription',
      notes: ['You may resume your subscription whenever you like.'],
      reason: 'You are receiving this email because the subscription of your Palier account was cancelled.',
    }
  },
})
