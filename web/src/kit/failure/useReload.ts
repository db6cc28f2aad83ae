import { useCallback } from 'react'
import { useRelayEnvironment } from '../relay/hooks.ts'
import { useRevalidator } from 'react-router-dom'
import { commitLocalUpdate } from 'relay-runtime'

export function useReload(): () => Promise<void> {
  const environment = useRelayEnvironment()
  const { revalidate } = useRevalidator()
  return useCallback(async () => {
    commitLocalUpdate(environment, (store) => store.invalidateStore())
    await revalidate()
  }, [environment, revalidate])
}
