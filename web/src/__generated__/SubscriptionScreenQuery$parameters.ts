/**
 * @generated SignedSource<<4948ac879c76a46b8c1602b897ee4673>>
 * @relayHash 66bb81c39282d4fe4aa10346072e4bdb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b54d3d72aa69c605df2331617e593aedbcb1fa6576b8896bd33d59d7475c4645

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubscriptionScreenQuery } from './SubscriptionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubscriptionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b54d3d72aa69c605df2331617e593aedbcb1fa6576b8896bd33d59d7475c4645",
    "metadata": {},
    "name": "SubscriptionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
