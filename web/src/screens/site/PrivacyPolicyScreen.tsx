import { graphql } from 'relay-runtime'
import { LegalLinks } from '../../features/shell/legal/LegalLinks.tsx'
import { LegalText } from '../../features/shell/legal/LegalText.tsx'

export const query = graphql`
  query PrivacyPolicyScreenQuery @preloadable {
    ...guards_query
    ...Shell_query
  }
`

export function PrivacyPolicyScreen() {
  return (
    <LegalText name="privacy">
      <LegalLinks here="PrivacyPolicy" />
    </LegalText>
  )
}

export { PrivacyPolicyScreen as Screen }
