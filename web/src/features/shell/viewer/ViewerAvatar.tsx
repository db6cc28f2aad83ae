import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import type { ViewerAvatar_viewer$key } from '../../../__generated__/ViewerAvatar_viewer.graphql.ts'
import { Avatar } from '../../../ui/layout/Avatar.tsx'
import { Box } from '../../../ui/layout/boxes.ts'

export function ViewerAvatar({ viewer }: { viewer: ViewerAvatar_viewer$key }) {
  const { imageUrl, firstName, lastName } = useFragment(
    graphql`
      fragment ViewerAvatar_viewer on Viewer {
        imageUrl
        firstName
        lastName
      }
    `,
    viewer,
  )
  if (imageUrl)
    return (
      <Box asChild display="block" boxSize="8" borderRadius="full" objectFit="cover">
        <img src={imageUrl} alt="" width={32} height={32} />
      </Box>
    )
  return <Avatar initials={initialsOf(firstName, lastName)} />
}

function initialsOf(...names: string[]): string {
  const letters = names.flatMap((name) => name.trim().match(/^\p{Letter}/u) ?? [])
  return letters.join('').toLocaleUpperCase() || 'P'
}
