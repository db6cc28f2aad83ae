/**
 * @generated SignedSource<<57028b1a5d12ec95ea52103144e00fbb>>
 * @relayHash 39fcbb9f93fba0e2356c18db408cf35f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d13c631787d338e508f1378bb7d21f5f8787251edce9bd6e5f9d54e2fc2d0a2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { Dashboard2ScreenQuery } from './Dashboard2ScreenQuery.graphql';

const node: PreloadableConcreteRequest<Dashboard2ScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4d13c631787d338e508f1378bb7d21f5f8787251edce9bd6e5f9d54e2fc2d0a2",
    "metadata": {},
    "name": "Dashboard2ScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
