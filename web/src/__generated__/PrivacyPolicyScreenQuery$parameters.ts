/**
 * @generated SignedSource<<c4376ac5e0676151d3f5026b13537631>>
 * @relayHash 0cf9f55dd85ad97bc2b857fb01f5a7ca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb12e5d50aaea6e173e690ed92aeb3574237c75441400e596d981a49c2dc05af

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PrivacyPolicyScreenQuery } from './PrivacyPolicyScreenQuery.graphql';

const node: PreloadableConcreteRequest<PrivacyPolicyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eb12e5d50aaea6e173e690ed92aeb3574237c75441400e596d981a49c2dc05af",
    "metadata": {},
    "name": "PrivacyPolicyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
