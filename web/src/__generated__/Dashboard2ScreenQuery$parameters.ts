/**
 * @generated SignedSource<<68f7465fe9d12e36a4a80a863a3a7088>>
 * @relayHash 5a95408f76e19bd1729e5b9d9d570301
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e8dff054cc80955c9897e6203ec2144eaebed668854219f113bf021b7af22c5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { Dashboard2ScreenQuery } from './Dashboard2ScreenQuery.graphql';

const node: PreloadableConcreteRequest<Dashboard2ScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8e8dff054cc80955c9897e6203ec2144eaebed668854219f113bf021b7af22c5",
    "metadata": {},
    "name": "Dashboard2ScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
