import { crossingSentence, type ToldCrossing } from './crossingSentence.ts'
import { createMail } from './layout.ts'

type MailedCrossing = ToldCrossing & { companyName: string; listName: string }

export const crossingDigestMail = createMail<{
  /** Newest first. */
  crossings: readonly MailedCrossing[]
  moreCount: number
  /** True if sent soon after a crossing instead of in the morning. */
  isAtOnce?: boolean | undefined
  /** Page on which this mail can be turned off. */
  accountUrl: string
}>({
  fr: ({ crossings, moreCount, isAtOnce = false, accountUrl }) => {
    const count = crossings.length + moreCount
    return {
      subject: count === 1 ? 'Un de vos prix a été franchi' : `${count} de vos prix ont été franchis`,
      preview: symbolsOf(crossings),
      paragraphs: [
        isAtOnce
          ? 'Voici ce que les cours viennent de franchir dans vos listes, du plus récent au plus ancien.'
          : 'Voici ce que les cours ont franchi dans vos listes depuis hier, du plus récent au plus ancien.',
        ...crossings.map((crossing) => {
          const { companyName, listName } = crossing
          return `${crossingSentence('fr', crossing)}. ${companyName}, liste «\u00a0${listName}\u00a0».`
        }),
        ...(moreCount > 0 ? [`Il y en a ${moreCount} de plus dans vos alertes.`] : []),
      ],
      button: 'Ouvrir mes listes',
      notes: ['Les cours ont pu bouger depuis\u00a0: vos listes montrent ceux de l’instant.'],
      reason: `Vous recevez ce courriel parce que vous avez demandé ${isAtOnce ? 'd’être prévenu dès qu’un prix est franchi' : 'un résumé quotidien'}. Pour ne plus le recevoir, décochez-le dans votre compte\u00a0: ${accountUrl}`,
    }
  },
  en: ({ crossings, moreCount, isAtOnce = false, accountUrl }) => {
    const count = crossings.length + moreCount
    return {
      subject: count === 1 ? 'One of your prices was crossed' : `${count} of your prices were crossed`,
      preview: symbolsOf(crossings),
      paragraphs: [
        isAtOnce
          ? 'Here are the prices just crossed in your lists, newest first.'
          : 'Here are the prices crossed in your lists since yesterday, newest first.',
        ...crossings.map((crossing) => {
          const { companyName, listName } = crossing
          return `${crossingSentence('en', crossing)}. ${companyName}, list “${listName}”.`
        }),
        ...(moreCount > 0 ? [`There are ${moreCount} more among your notices.`] : []),
      ],
      button: 'Open my lists',
      notes: ['Prices may have moved since: your lists show those of the moment.'],
      reason: `You’re receiving this email because you ${isAtOnce ? 'asked to hear as soon as a price is crossed' : 'turned on the daily digest'}. To stop it, turn it off in your account: ${accountUrl}`,
    }
  },
})

function symbolsOf(crossings: readonly MailedCrossing[]): string {
  return [...new Set(crossings.map(({ symbol }) => symbol))].join(', ')
}
