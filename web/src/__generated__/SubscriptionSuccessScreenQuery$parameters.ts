/**
 * @generated SignedSource<<053c03e6918e13377274260514e9a014>>
 * @relayHash e7454ed28e29454ef99671102d2d8cb1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b5d68fa2b88201fc01470c0c449cf61d7443e4b5fb4a707d7ba22071cdf9c26f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubscriptionSuccessScreenQuery } from './SubscriptionSuccessScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubscriptionSuccessScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b5d68fa2b88201fc01470c0c449cf61d7443e4b5fb4a707d7ba22071cdf9c26f",
    "metadata": {},
    "name": "SubscriptionSuccessScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
