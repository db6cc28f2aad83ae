/**
 * @generated SignedSource<<27e576cae90af23c15c47a57fa57afba>>
 * @relayHash 1116329db203e406a4abf082bd8dc9c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f31ec9bcab40a0e115b00ef21c608788ce015034053d89cb6d8b7000ac3a69d7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubscriptionScreenQuery } from './SubscriptionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubscriptionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f31ec9bcab40a0e115b00ef21c608788ce015034053d89cb6d8b7000ac3a69d7",
    "metadata": {},
    "name": "SubscriptionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
