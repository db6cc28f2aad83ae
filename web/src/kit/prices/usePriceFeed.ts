import { useEffect } from 'react'
import { useRelayEnvironment } from '../relay/hooks.ts'
import { getRequest, type GraphQLTaggedNode, type IEnvironment, type OperationType } from 'relay-runtime'

interface PricedStock {
  readonly id: string
  readonly lastPriceAt?: string | null | undefined
}

interface PriceFeed<Operation extends OperationType> {
  readonly subscription: GraphQLTaggedNode
  readonly variables: Operation['variables']
  readonly stocksOf: (response: Operation['response']) => readonly PricedStock[]
  readonly onNext?: (response: Operation['response']) => void
  /** A caller of `onNext` shows the prices itself. */
  readonly isShownElsewhere?: boolean
}

/**
 * Writes the prices of a subscription to the store as they come: one write and one drawing of the page an answer,
 * however many stocks moved. Of the answer itself nothing is kept: Relay would store each one under a name that holds
 * the ids of all stocks, and a page that stays open would fill the memory. After a failure the page keeps its last
 * prices; the socket comes back by itself. `feed` is the same object as long as nothing of it changed.
 *
 * Prices that are shown elsewhere are written when the feed ends, unless later ones came another way: a write costs a
 * reading of all that shows one of the stocks.
 */
export function usePriceFeed<Operation extends OperationType>(feed: PriceFeed<Operation>): void {
  const environment = useRelayEnvironment()
  useEffect(() => {
    const { subscription, variables, stocksOf, onNext, isShownElsewhere = false } = feed
    const late = new Map<string, PricedStock>()
    const following = environment
      .getNetwork()
      .execute(getRequest(subscription).params, variables, { force: true })
      .subscribe({
        next(answer) {
          if (!('data' in answer) || answer.data == null) return
          // The server answers in the shape that the subscription asks for.
          const response = answer.data as Operation['response']
          if (!isShownElsewhere) writePrices(environment, stocksOf(response))
          else for (const stock of stocksOf(response)) late.set(stock.id, stock)
          onNext?.(response)
        },
        error() {},
      })
    return () => {
      following.unsubscribe()
      if (late.size > 0) writePrices(environment, late.values(), true)
    }
  }, [environment, feed])
}

function writePrices(environment: IEnvironment, stocks: Iterable<PricedStock>, areLate = false) {
  environment.commitUpdate((store) => {
    for (const { id, ...fields } of stocks) {
      const record = store.get(id)
      if (areLate && isLater(record?.getValue('lastPriceAt'), fields.lastPriceAt)) continue
      for (const [name, value] of Object.entries(fields)) record?.setValue(value, name)
    }
  })
}

/** Of two instants, ISO 8601; false where one is not known. */
export function isLater(one: unknown, other: unknown): boolean {
  return Date.parse(String(one)) > Date.parse(String(other))
}
