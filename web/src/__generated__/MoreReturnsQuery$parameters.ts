/**
 * @generated SignedSource<<450d19c5b1726a5c48e49ea0d0487c8a>>
 * @relayHash 7041a2b73f09e0b7bec938398d603e9a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 922b64981e5a72176f34311045cde2866293a860ac3497f117cb8ebf80c05b26

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MoreReturnsQuery } from './MoreReturnsQuery.graphql';

const node: PreloadableConcreteRequest<MoreReturnsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "922b64981e5a72176f34311045cde2866293a860ac3497f117cb8ebf80c05b26",
    "metadata": {},
    "name": "MoreReturnsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
