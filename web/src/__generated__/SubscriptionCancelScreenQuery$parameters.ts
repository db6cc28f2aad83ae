/**
 * @generated SignedSource<<8170f0b96ecada16a961277f7421c974>>
 * @relayHash 93bf6502816affa6563b6d1ee64be0ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 496486d4e37e9ffd7d579a7ba00fa355a2c59e762fd9f9546a450aa8e63a4a07

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubscriptionCancelScreenQuery } from './SubscriptionCancelScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubscriptionCancelScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "496486d4e37e9ffd7d579a7ba00fa355a2c59e762fd9f9546a450aa8e63a4a07",
    "metadata": {},
    "name": "SubscriptionCancelScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
