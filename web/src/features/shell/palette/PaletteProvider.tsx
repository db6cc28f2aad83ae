import { Suspense, useCallback, useState, type ReactNode } from 'react'
import { useQueryLoader } from '../../../kit/relay/hooks.ts'
import { useNavigate } from 'react-router-dom'
import PaletteQueryParameters from '../../../__generated__/PaletteQuery$parameters.ts'
import type { PaletteQuery } from '../../../__generated__/PaletteQuery.graphql.ts'
import { useStorage } from '../../../device/storage/StorageContext.ts'
import { isWriting, useKeys } from '../../../device/keys.ts'
import { useHelp } from '../help/useHelp.tsx'
import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'
import { pathTo } from '../../../kit/navigation/paths.ts'
import { PaletteContext, type PaletteScope } from './PaletteContext.ts'
import { useTagSearch } from '../../market/search/TagSearchContext.ts'

const Palette = lazyWithMessages(['prices', 'search', 'tags'], async () => (await import('./Palette.tsx')).Palette)

const KeysDialog = lazyWithMessages(['help'], async () => (await import('../help/KeysDialog.tsx')).KeysDialog)

/** Longest pause between the two keys of a sequence. */
const PAIR_MILLISECONDS = 1000

export function PaletteProvider({ children }: { children: ReactNode }) {
  const [reference, load, close] = useQueryLoader<PaletteQuery>(PaletteQueryParameters)
  const [scope, setScope] = useState<PaletteScope>('all')
  const { openHelp, help } = useHelp()
  const openTags = useTagSearch()
  const open = useCallback(
    (wanted: PaletteScope) => {
      setScope(wanted)
      // Shows cached data at once and refetches it, since lists change.
      load({}, { fetchPolicy: 'store-and-network' })
    },
    [load],
  )
  const [areKeysOpen, setAreKeysOpen] = useState(false)
  useCommandKeys(open, () => setAreKeysOpen(true))
  return (
    <PaletteContext value={open}>
      {children}
      {reference && (
        <Suspense>
          <Palette
            key={scope}
            scope={scope}
            reference={reference}
            onHelp={openHelp}
            onKeys={() => setAreKeysOpen(true)}
            onTags={openTags}
            onClose={close}
          />
        </Suspense>
      )}
      {help}
      {areKeysOpen && (
        <Suspense>
          <KeysDialog onClose={() => setAreKeysOpen(false)} />
        </Suspense>
      )}
    </PaletteContext>
  )
}

/** Ctrl-K and / open the palette, ? the keys; g d, g l, g p open dashboard, lists, portfolios. */
function useCommandKeys(open: (scope: PaletteScope) => void, openKeys: () => void): void {
  const navigate = useNavigate()
  const { singleKeysOff } = useStorage()
  const [goneAt, setGoneAt] = useState<number | null>(null)
  useKeys((event) => {
    const { key, ctrlKey, metaKey, altKey, timeStamp } = event
    if ((ctrlKey || metaKey) && key.toLowerCase() === 'k') {
      event.preventDefault()
      return open('all')
    }
    if (ctrlKey || metaKey || altKey || isWriting(event) || singleKeysOff.read() === true) return
    const isPair = goneAt !== null && timeStamp - goneAt < PAIR_MILLISECONDS
    setGoneAt(key === 'g' && !isPair ? timeStamp : null)
    if (key === '/') {
      event.preventDefault()
      open('all')
    } else if (key === '?') openKeys()
    else if (isPair && key === 'd') void navigate(pathTo('Home'))
    else if (isPair && key === 'l') open('lists')
    else if (isPair && key === 'p') open('portfolios')
  })
}
