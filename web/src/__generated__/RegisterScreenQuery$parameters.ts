/**
 * @generated SignedSource<<4c9ccb648e5de3d283468ae7489b2107>>
 * @relayHash 94af1d68ac6ad4f1801de258fe340fff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ebb3532ca22f5e0ddd99f8034ded6d7a4796034f645511b87177db5bba688b01

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RegisterScreenQuery } from './RegisterScreenQuery.graphql';

const node: PreloadableConcreteRequest<RegisterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ebb3532ca22f5e0ddd99f8034ded6d7a4796034f645511b87177db5bba688b01",
    "metadata": {},
    "name": "RegisterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
