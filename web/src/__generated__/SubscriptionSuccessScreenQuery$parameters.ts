/**
 * @generated SignedSource<<11927f1ef6c84af234dc27580b9c85a4>>
 * @relayHash 43caa6d7b1096049c720c7566b547a4c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b6b77fdbed2a181ea028f0a9b588341ea39b0607d6de69f6f20c9708b95056e9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubscriptionSuccessScreenQuery } from './SubscriptionSuccessScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubscriptionSuccessScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b6b77fdbed2a181ea028f0a9b588341ea39b0607d6de69f6f20c9708b95056e9",
    "metadata": {},
    "name": "SubscriptionSuccessScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
