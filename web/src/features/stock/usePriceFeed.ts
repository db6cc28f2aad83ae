import { useEffect } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { getRequest, type GraphQLTaggedNode, type OperationType } from 'relay-runtime'

interface PricedStock {
  readonly id: string
}

interface PriceFeed<Operation extends OperationType> {
  readonly subscription: GraphQLTaggedNode
  readonly variables: Operation['variables']
  readonly stocksOf: (response: Operation['response']) => readonly PricedStock[]
  readonly onNext?: (response: Operation['response']) => void
}

/**
 * Writes the prices of a subscription to the store as they come: one write and one drawing of the page an answer,
 * however many stocks moved. Of the answer itself nothing is kept: Relay would store each one under a name that holds
 * the ids of all stocks, and a page that stays open would fill the memory. After a failure the page keeps its last
 * prices; the socket comes back by itself. `feed` is the same object as long as nothing of it changed.
 */
export function usePriceFeed<Operation extends OperationType>(feed: PriceFeed<Operation>): void {
  const environment = useRelayEnvironment()
  useEffect(() => {
    const { subscription, variables, stocksOf, onNext } = feed
    const following = environment
      .getNetwork()
      .execute(getRequest(subscription).params, variables, { force: true })
      .subscribe({
        next(answer) {
          if (!('data' in answer) || answer.data == null) return
          // The server answers in the shape that the subscription asks for.
          const response = answer.data as Operation['response']
          environment.commitUpdate((store) => {
            for (const { id, ...fields } of stocksOf(response)) {
              const record = store.get(id)
              for (const [name, value] of Object.entries(fields)) record?.setValue(value, name)
            }
          })
          onNext?.(response)
        },
        error() {},
      })
    return () => following.unsubscribe()
  }, [environment, feed])
}
