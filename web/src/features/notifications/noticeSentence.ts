import type { MessageId } from '../../kit/language/MessageId.ts'

type Kind = 'BUY' | 'SELL' | 'OTHERS'
type Threshold = 'T200' | 'T400' | 'T600' | 'T800'

/** The sentence of a crossing: which way the price went is known by the kind of the list and the price that was set. */
export function noticeSentence(kind: Kind, threshold: Threshold): MessageId {
  return kind === 'SELL' ? `notices.sell.${threshold}` : `notices.buy.${threshold}`
}
