/**
 * @generated SignedSource<<a3152563fb12bf68f5259e038854b5ee>>
 * @relayHash cfa083e66f56bf9143ed831397e938a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 65829d9016068697ba50090436eab04e6e3097af9b75eb3b2e451ad07b672d81

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResetPasswordRequestScreenQuery } from './ResetPasswordRequestScreenQuery.graphql';

const node: PreloadableConcreteRequest<ResetPasswordRequestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "65829d9016068697ba50090436eab04e6e3097af9b75eb3b2e451ad07b672d81",
    "metadata": {},
    "name": "ResetPasswordRequestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
