/**
 * @generated SignedSource<<1ee0cf493a121f41d7028a18d0442c5e>>
 * @relayHash 388ce1f1185c7320c08b57eb1eff5024
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de13eed0247cc0c5a981539fc73872f1e2ac30e5e617d864f3cd2c2adb0aecce

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfirmEmailScreenQuery } from './ConfirmEmailScreenQuery.graphql';

const node: PreloadableConcreteRequest<ConfirmEmailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "de13eed0247cc0c5a981539fc73872f1e2ac30e5e617d864f3cd2c2adb0aecce",
    "metadata": {},
    "name": "ConfirmEmailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
