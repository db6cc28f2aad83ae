/**
 * @generated SignedSource<<efeed5855a1709f6edaa55fc923aa9e3>>
 * @relayHash 2d993541555444a965fc5fb8598a9885
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c0e121ffb1f5a0816ce581248d373f5b071d0cd1c30fffbbd4950829385f906b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubscriptionCancelScreenQuery } from './SubscriptionCancelScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubscriptionCancelScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c0e121ffb1f5a0816ce581248d373f5b071d0cd1c30fffbbd4950829385f906b",
    "metadata": {},
    "name": "SubscriptionCancelScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
