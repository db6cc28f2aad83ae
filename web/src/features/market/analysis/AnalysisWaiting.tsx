import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { Skeleton } from '../../../ui/status/Skeleton.tsx'
import { Spinner } from '../../../ui/status/Spinner.tsx'
import { Box, Flex } from '../../../ui/layout/boxes.ts'
import { AnalysisGrid } from './AnalysisGrid.tsx'
import { Card } from '../../../ui/layout/Card.tsx'

export const AI_OVERLAY_DELAY_MILLISECONDS = 3000

export function AnalysisWaiting() {
  const { formatMessage } = useIntl()
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), AI_OVERLAY_DELAY_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Box position="relative">
      <AnalysisGrid>
        <Skeleton width="100%" height="20rem" />
        <Skeleton width="100%" height="20rem" />
        <Skeleton width="100%" height="12rem" />
        <Skeleton width="100%" height="12rem" />
      </AnalysisGrid>
      <div role="status">
        {isLong && (
          <Flex position="absolute" inset="0" align="flex-start" justify="center" pt="6rem">
            <Card as="p" display="flex" alignItems="center" gap="3" px="5">
              <Spinner />
              {formatMessage({ id: 'stock.analysis.patience' })}
            </Card>
          </Flex>
        )}
      </div>
    </Box>
  )
}
