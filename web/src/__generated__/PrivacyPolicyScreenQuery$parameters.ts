/**
 * @generated SignedSource<<eb84652c08bbba97d36e19a17eaa1631>>
 * @relayHash d2ed60a6411a639d1afee55251ffe66b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 24bd4bd437430acd0486bd92c79da1bb43611291f46360b9913696bb52137f76

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PrivacyPolicyScreenQuery } from './PrivacyPolicyScreenQuery.graphql';

const node: PreloadableConcreteRequest<PrivacyPolicyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "24bd4bd437430acd0486bd92c79da1bb43611291f46360b9913696bb52137f76",
    "metadata": {},
    "name": "PrivacyPolicyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
