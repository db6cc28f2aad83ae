import { graphql } from 'relay-runtime'
import { LegalLinks } from '../../features/shell/legal/LegalLinks.tsx'
import { LegalText } from '../../features/shell/legal/LegalText.tsx'

export const query = graphql`
  query CookiePolicyScreenQuery @preloadable {
    ...guards_query
    ...Shell_query
  }
`

export function CookiePolicyScreen() {
  return (
    <LegalText name="cookies">
      <LegalLinks here="CookiePolicy" />
    </LegalText>
  )
}

export { CookiePolicyScreen as Screen }
