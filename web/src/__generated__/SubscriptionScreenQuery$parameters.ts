/**
 * @generated SignedSource<<44932464a53c13d867cb51d2d85e5ec8>>
 * @relayHash 9e2aba64f69ff771c3a8ccaa4cd27a15
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c1071b7c336cf449c3dd191a1b0609bbba49e90360e1403bb31bac92a7a594cd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubscriptionScreenQuery } from './SubscriptionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubscriptionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c1071b7c336cf449c3dd191a1b0609bbba49e90360e1403bb31bac92a7a594cd",
    "metadata": {},
    "name": "SubscriptionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
