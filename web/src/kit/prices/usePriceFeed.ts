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
  readonly isShownElsewhere?: boolean
}

/**
 * Writes each message of a subscription to the store at once. Bypasses Relay subscriptions, which
 * would store every message under a key with all stock ids and fill the memory. `feed` must be
 * stable. If prices are shown elsewhere, they are written when the feed ends, unless the store has
 * later ones: a write re-reads everything that shows the stocks.
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

/** Compares ISO 8601 instants; false if one is unknown. */
export function isLater(one: unknown, other: unknown): boolean {
  return Date.parse(String(one)) > Date.parse(String(other))
}
