import type { ReactNode } from 'react'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import type { SignInPageColumn_query$key } from '../../../__generated__/SignInPageColumn_query.graphql.ts'
import { useIsNarrow } from '../../../device/media.ts'
import { SignInPagePicture } from './SignInPagePicture.tsx'
import { Box } from '../../../ui/layout/boxes.ts'
import { Heading } from '../../../ui/text/Heading.ts'
import { Text } from '../../../ui/text/Text.ts'

interface SignInPageColumnProps {
  readonly query: SignInPageColumn_query$key
  readonly title: string
  readonly lead?: ReactNode
  readonly children?: ReactNode
}

/** Form column, with a picture at its side on wide windows. */
export function SignInPageColumn({ query, title, lead, children }: SignInPageColumnProps) {
  const isNarrow = useIsNarrow()
  const { showcase } = useFragment(
    graphql`
      fragment SignInPageColumn_query on Query {
        showcase {
          ...SignInPagePicture_showcase
        }
      }
    `,
    query,
  )
  return (
    <>
      <Box
        alignSelf={{ base: 'start', sm: 'center' }}
        justifySelf="center"
        w="full"
        maxW="25rem"
        pt={{ base: '5', sm: '6' }}
        pb={{ base: '6.5rem', sm: '10' }}
      >
        <Heading as="h1" textStyle="h1">
          {title}
        </Heading>
        {lead && (
          <Text
            mt="0.375rem"
            color="fg.muted"
            overflowWrap="anywhere"
            css={{ '& a': { textDecoration: 'underline', textUnderlineOffset: '0.1875rem' } }}
          >
            {lead}
          </Text>
        )}
        <Box mt="6" _empty={{ display: 'none' }}>
          {children}
        </Box>
      </Box>
      {isNarrow ? <PhoneStair /> : <SignInPagePicture showcase={showcase ?? null} />}
    </>
  )
}

const HEIGHTS = [12, 25, 38, 54, 72]

/** Stair on the footer's edge of a phone, which has no room for the picture. */
function PhoneStair() {
  return (
    <Box
      asChild
      display={{ base: 'block', sm: 'none' }}
      position="absolute"
      right="0"
      bottom="0"
      left="0"
      zIndex="-1"
      w="full"
      h="4.5rem"
      color="color-mix(in srgb, {colors.score.4.bg} 35%, transparent)"
    >
      <svg
        viewBox="0 0 5 72"
        preserveAspectRatio="none"
        fill="currentcolor"
        shapeRendering="crispEdges"
        aria-hidden="true"
      >
        {HEIGHTS.map((height, index) => (
          <rect key={height} x={index} y={72 - height} width={1} height={height} />
        ))}
      </svg>
    </Box>
  )
}
