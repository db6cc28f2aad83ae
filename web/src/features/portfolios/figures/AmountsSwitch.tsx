import { useState } from 'react'
import { Eye, EyeOff } from 'lucide-react'
import { useIntl } from 'react-intl'
import { hideAmounts } from '../../../device/document.ts'
import { useStorage } from '../../../device/storage/StorageContext.ts'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'

/** Blurs or shows all amounts. Stored per device. */
export function AmountsSwitch() {
  const { formatMessage } = useIntl()
  const { hiddenAmounts } = useStorage()
  const [areHidden, setAreHidden] = useState(() => hiddenAmounts.read() ?? false)
  function toggle() {
    setAreHidden(!areHidden)
    hiddenAmounts.write(!areHidden)
    hideAmounts(!areHidden)
  }
  return (
    <IconButton
      label={formatMessage({ id: 'amounts.hide' })}
      variant="quiet"
      css={{ '& svg': { w: '1.125rem', h: '1.125rem' } }}
      aria-pressed={areHidden}
      onClick={toggle}
    >
      {areHidden ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
    </IconButton>
  )
}
