import { createContext, useContext } from 'react'
import type { DeviceStorage } from './storage.ts'

export const StorageContext = createContext<DeviceStorage | null>(null)

export function useStorage(): DeviceStorage {
  const storage = useContext(StorageContext)
  if (!storage) throw new Error('useStorage needs a StorageContext')
  return storage
}
