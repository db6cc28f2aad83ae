/**
 * @generated SignedSource<<0158bed00fd1670646c070460f44b7f7>>
 * @relayHash 9b965b4622adc73a6ed233fa80d57ab8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e56412e7bd00b4d4055eb17aab65c9d07c9e2fade5126919544d85153d9d766a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RegisterScreenQuery } from './RegisterScreenQuery.graphql';

const node: PreloadableConcreteRequest<RegisterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e56412e7bd00b4d4055eb17aab65c9d07c9e2fade5126919544d85153d9d766a",
    "metadata": {},
    "name": "RegisterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
