/**
 * @generated SignedSource<<3ed7adf813d60afeb19aa15f60938a07>>
 * @relayHash 8e0c857b08d70e1bb12bfbed666d7708
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c953a2ce611485036706aac1ef5ae608513e6faf2e30b9f23a6701bbefb6752a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c953a2ce611485036706aac1ef5ae608513e6faf2e30b9f23a6701bbefb6752a",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
