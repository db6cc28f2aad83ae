/**
 * @generated SignedSource<<d8fc1d0aa83bcde5fe977df4bc1eb134>>
 * @relayHash e4bd572d4c696e93e9f4809227cf6049
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a55f03da465340ca53c171be8c3e959d911b6c07931f91aec0571fc0c6b11514

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyAccountScreenQuery } from './MyAccountScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyAccountScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a55f03da465340ca53c171be8c3e959d911b6c07931f91aec0571fc0c6b11514",
    "metadata": {},
    "name": "MyAccountScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
