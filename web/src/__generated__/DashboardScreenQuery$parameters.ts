/**
 * @generated SignedSource<<90915101bb687ca57e3600ce4c4e1b91>>
 * @relayHash 481bdc2eaeb5865d5685d71795e0315c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab2e2fa38c5544fa575800d24ca6d0141048b39bf316910a7928e4b4a203d465

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ab2e2fa38c5544fa575800d24ca6d0141048b39bf316910a7928e4b4a203d465",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
