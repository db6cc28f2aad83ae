/**
 * @generated SignedSource<<e00c3588dbfe5fb78947e65c66f894f4>>
 * @relayHash 890327f23989132c44ee427fb83c39e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15eb16a1d0a196a62fbebaeb10e97273c73d95b0c589bfb4875aeb4b6f1ce683

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubscriptionCancelScreenQuery } from './SubscriptionCancelScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubscriptionCancelScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "15eb16a1d0a196a62fbebaeb10e97273c73d95b0c589bfb4875aeb4b6f1ce683",
    "metadata": {},
    "name": "SubscriptionCancelScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
