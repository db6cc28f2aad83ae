import { useState } from 'react'
import { Table2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { ValueLines_value$key } from '../../../__generated__/ValueLines_value.graphql.ts'
import { useIsMobile } from '../../../device/media.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ValueLines } from './ValueLines.tsx'

const HEIGHTS = { phone: 164, wide: 228 } as const

export function ValueChart({ value }: { value: ValueLines_value$key }) {
  const { formatMessage } = useIntl()
  const isMobile = useIsMobile()
  const [isTable, setIsTable] = useState(false)
  return (
    <ValueLines value={value} height={HEIGHTS[isMobile ? 'phone' : 'wide']} isTable={isTable}>
      <Button size="small" variant="quiet" aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
        <Table2 aria-hidden="true" />
        {formatMessage({ id: 'portfolio.overTime.table' })}
      </Button>
    </ValueLines>
  )
}
