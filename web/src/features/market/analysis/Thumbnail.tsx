import { useState, type ReactNode } from 'react'
import { Flex } from '../../../ui/layout/boxes.ts'

export function Thumbnail({ url, fallback }: { url: string | null; fallback: ReactNode }) {
  const [hasFailed, setHasFailed] = useState(false)
  return (
    <Flex
      as="span"
      flex="none"
      align="center"
      justify="center"
      w="4.5rem"
      h="12"
      overflow="hidden"
      borderRadius="small"
      bg="skeleton"
      color="fg.muted"
      css={{ '& svg': { w: '4', h: '4' }, '& img': { w: 'full', h: 'full', objectFit: 'cover' } }}
    >
      {url !== null && !hasFailed ? (
        <img src={url} alt="" loading="lazy" referrerPolicy="no-referrer" onError={() => setHasFailed(true)} />
      ) : (
        fallback
      )}
    </Flex>
  )
}
