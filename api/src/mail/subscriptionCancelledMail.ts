import type { PlanExcess } from '@palier/domain/watchlists/beyondPlan'
import { excessSentences } from './excessSentences.ts'
import { formatDate } from './mailSentences.ts'
import { createMail } from './layout.ts'

export const subscriptionCancelledMail = createMail<{
  planName: string
  endsAt: Date
  nextPlanName: string
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
      subject: 'Your subscription has been cancelled',
      preview: `Your ${planName} plan stays active until ${day}.`,
      paragraphs: [
        `Your subscription has been cancelled, as you asked. Your ${planName} plan stays active until ${day}, and you won’t be charged again.`,
        `After that you’ll be on the ${nextPlanName} plan. Nothing will be deleted.`,
        ...(over
          ? [`You have ${over} over its limits. You can still read, export and delete them, but not change them.`]
          : []),
      ],
      button: 'See my subscription',
      notes: ['You can resume your subscription at any time.'],
      reason: 'You’re receiving this email because your Palier subscription was cancelled.',
    }
  },
})
