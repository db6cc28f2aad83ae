import { useEffect, useState } from 'react'
import { useRelayEnvironment } from '../../../kit/relay/hooks.ts'
import { fetchQuery, graphql } from 'relay-runtime'
import type { useTagMatchesQuery } from '../../../__generated__/useTagMatchesQuery.graphql.ts'
import { tagMatchesOf, type KnownTag, type TagMatch } from './tagMatches.ts'

const NOTHING: readonly KnownTag[] = []

/** All tags are loaded once; if that fails, there are no matches. */
export function useTagMatches(text: string): readonly TagMatch[] {
  const environment = useRelayEnvironment()
  const [tags, setTags] = useState(NOTHING)
  const isWanted = text.trim() !== ''

  useEffect(() => {
    if (!isWanted) return
    const reading = fetchQuery<useTagMatchesQuery>(
      environment,
      graphql`
        query useTagMatchesQuery {
          viewer {
            tagGroups {
              name
              values
              translations {
                value
                otherName
              }
            }
          }
        }
      `,
      {},
      { fetchPolicy: 'store-or-network' },
    ).subscribe({
      next: ({ viewer }) => setTags(tagsOf(viewer?.tagGroups ?? [])),
      error: () => {},
    })
    return () => reading.unsubscribe()
  }, [environment, isWanted])

  return tagMatchesOf(tags, text)
}

type Groups = NonNullable<NonNullable<useTagMatchesQuery['response']['viewer']>['tagGroups']>

function tagsOf(groups: Groups): KnownTag[] {
  return groups.flatMap(({ name, values, translations }) => {
    const otherNames = new Map(translations.map(({ value, otherName }) => [value, otherName]))
    return values.map((value) => ({ name, value, otherName: otherNames.get(value) ?? null }))
  })
}
