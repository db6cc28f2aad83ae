import { useState } from 'react'
import { Button } from '../../ui/buttons/Button.tsx'
import type { Formatters } from '../../ui/figures/formatters.ts'
import { Box } from '../../ui/layout/boxes.ts'
import { LiveNumber } from '../../ui/figures/LiveNumber.tsx'
import { ScoreBadge } from '../../ui/figures/ScoreBadge.tsx'
import { Column, Note, Row } from './parts.tsx'
import type { StyleTexts } from './styleTexts.ts'

const prices = ['176.42', '176.48', '176.39']
const scores = [424, 613, 788, 1005]

/** Price and score that change on each press, and a stale price that does not. */
export function LiveSample({ texts, formatters }: { texts: StyleTexts; formatters: Formatters }) {
  const [count, setCount] = useState(0)
  const price = prices[count % prices.length] ?? '0'
  const score = scores[count % scores.length] ?? 0
  return (
    <Column>
      <Row>
        <div>
          <Box minW="9.25rem" p="3" borderBottomWidth="1px" borderColor="border" textStyle="priceCell" textAlign="end">
            <LiveNumber value={price}>{formatters.price(price)}</LiveNumber>
          </Box>
          <Note>{texts.atRest}</Note>
        </div>
        <div>
          <Box minW="9.25rem" p="3" borderBottomWidth="1px" borderColor="border" textStyle="priceCell" textAlign="end">
            <LiveNumber value="113.2" stale>
              {formatters.price('113.2')}
            </LiveNumber>
          </Box>
          <Note>{texts.stale}</Note>
        </div>
        <ScoreBadge score={score} label={`${texts.score} ${score}`} />
        <ScoreBadge score={score} label={`${texts.score} ${score}`} size="large" />
      </Row>
      <Button size="small" onClick={() => setCount(count + 1)}>
        {texts.tick}
      </Button>
    </Column>
  )
}
