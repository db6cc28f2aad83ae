import { useIsMobile } from '../../../device/media.ts'
import { Box, Flex, Stack } from '../../../ui/layout/boxes.ts'
import { Skeleton } from '../../../ui/status/Skeleton.tsx'
import { TagFrame } from './TagFrame.tsx'

const CARDS = 4
/** Numbers of placeholder facets. The first value of each is its heading. */
const GROUPS = 2
const VALUES = 7

export function TagWaiting() {
  const isMobile = useIsMobile()
  const facets = (
    <Stack gap="6" w="16.5rem">
      {Array.from({ length: GROUPS }, (_, group) => (
        <Stack key={group} gap="5">
          {Array.from({ length: VALUES }, (_value, value) => (
            <Skeleton key={value} width={value === 0 ? '40%' : '100%'} height="1.25rem" />
          ))}
        </Stack>
      ))}
    </Stack>
  )
  return (
    <TagFrame facets={!isMobile && facets}>
      <Box mb="5">
        <Skeleton width="14rem" height="1.75rem" />
      </Box>
      <Box mb="3">
        <Skeleton width="7rem" height="2.25rem" />
      </Box>
      <Flex direction={{ base: 'column', md: 'row' }} gap="4" pt={{ md: '1' }} ps={{ md: '1' }} overflow="hidden">
        {Array.from({ length: CARDS }, (_, card) => (
          <Box key={card} flex="none" w={{ base: 'full', md: '18rem' }}>
            <Skeleton width="100%" height="36.5rem" radius="0.75rem" />
          </Box>
        ))}
      </Flex>
    </TagFrame>
  )
}
