import { useState } from 'react'
import { Flex } from '../../../ui/layout/boxes.ts'

const LETTERS = 2

interface StockLogoProps {
  readonly symbol: string
  readonly url: string | null
  readonly size?: string
}

/** Falls back to two letters of the symbol if there is no logo or it fails to load. */
export function StockLogo({ symbol, url, size = '12' }: StockLogoProps) {
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <Flex
      as="span"
      flex="none"
      align="center"
      justify="center"
      w={size}
      h={size}
      overflow="hidden"
      borderWidth="1px"
      borderColor="border.strong"
      borderRadius="control"
      bg="bg.card"
      textStyle="table"
      fontWeight="semibold"
      css={{ '& img': { maxW: '80%', maxH: '80%' } }}
      aria-hidden="true"
    >
      {url !== null && url !== failed ? (
        <img src={url} alt="" referrerPolicy="no-referrer" onError={() => setFailed(url)} />
      ) : (
        symbol.slice(0, LETTERS)
      )}
    </Flex>
  )
}
