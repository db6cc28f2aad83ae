/**
 * @generated SignedSource<<cb8f197ec06e0c97d7b8c741d94177ee>>
 * @relayHash 4708e5b2c4adf4e5c1d4ccb2543b793d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3769d5f6dfcdfeabfa9558d60b0a95ee2cf3e79e1a0e3c3292da9d3305563c4d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LoginScreenQuery } from './LoginScreenQuery.graphql';

const node: PreloadableConcreteRequest<LoginScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3769d5f6dfcdfeabfa9558d60b0a95ee2cf3e79e1a0e3c3292da9d3305563c4d",
    "metadata": {},
    "name": "LoginScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
