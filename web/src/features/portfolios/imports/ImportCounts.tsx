import { useIntl } from 'react-intl'
import { Grid } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import type { ImportPreview } from './importPreview.ts'
import { ImportEvents } from './ImportEvents.tsx'
import { BarPart, PartsBar } from '../figures/BarPart.tsx'

const COLORS = {
  accepted: 'score.2.bg',
  incomplete: 'accent',
  duplicate: 'warn',
  refused: 'danger',
  skipped: 'rail',
} as const

// The other counts are shown only if they are above zero.
const ALWAYS: ReadonlySet<string> = new Set(['accepted', 'duplicate', 'refused'])

export function ImportCounts({ preview }: { preview: ImportPreview }) {
  const { formatMessage } = useIntl()
  const { count: write } = useFormatters()
  const parts = [
    ['accepted', preview.acceptedCount],
    ['incomplete', preview.incompleteCount],
    ['duplicate', preview.duplicateCount],
    ['refused', preview.refusedCount],
    ['skipped', preview.skippedCount],
  ] as const
  const shown = parts.filter(([part, count]) => ALWAYS.has(part) || count > 0)
  return (
    <>
      <Grid as="dl" gridAutoFlow={{ md: 'column' }} gridAutoColumns="1fr" gap={{ md: '4' }}>
        {shown.map(([part, count]) => (
          <BarPart
            key={part}
            label={formatMessage({ id: `import.count.${part}` })}
            color={COLORS[part]}
            note={formatMessage({ id: `import.note.${part}` })}
          >
            {write(count)}
          </BarPart>
        ))}
      </Grid>
      <PartsBar
        parts={parts.map(([name, size]) => ({
          name,
          size,
          background: `var(--p-colors-${COLORS[name].replaceAll('.', '-')})`,
        }))}
      />
      <ImportEvents preview={preview} />
      {preview.recordCount != null && (
        <Text mt="-2" mb="5" color="fg.muted">
          {formatMessage(
            { id: 'import.records' },
            {
              total: preview.recordCount,
              rows: preview.rowCount,
              blank: preview.blankCount ?? 0,
              header: preview.headerLine ?? 0,
            },
          )}
        </Text>
      )}
    </>
  )
}
